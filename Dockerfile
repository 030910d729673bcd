# A tag moves; a build that must be repeatable names the digest it was checked with:
# docker build --build-arg NODE_IMAGE=node:26-slim@sha256:… (docker buildx imagetools inspect node:26-slim shows it).
ARG NODE_IMAGE=node:26-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY . .
RUN npm run build

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY stand-ins/cards/package.json stand-ins/cards/
COPY stand-ins/feeds/package.json stand-ins/feeds/
COPY stand-ins/identity/package.json stand-ins/identity/
COPY stand-ins/push/package.json stand-ins/push/
COPY stand-ins/webhooks/package.json stand-ins/webhooks/
RUN npm ci --omit=dev

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app ./
COPY CHANGELOG.md ./
# Which Node the product was tested with, for the system check.
COPY packages/node/package.json packages/node/
COPY packages/contract packages/contract
COPY stand-ins stand-ins
COPY apps/api apps/api
COPY demo demo
COPY --from=build /app/apps/web/build apps/web/build
RUN mkdir /data && chown 1000:1000 /data
# By number, so that a cluster can see that it is not root. Only /data and /tmp are written.
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/src/server.ts"]
