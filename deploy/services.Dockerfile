# Everything around Marea, in the versions of Debian that npm run test:cluster tests.
FROM debian:bookworm-slim
RUN apt-get update \
    && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
        etcd-server gettext-base haproxy nginx-light patroni pgbouncer postgresql-15 \
    && rm -rf /var/lib/apt/lists/* /var/lib/postgresql/15 /etc/postgresql/15 \
    && install -d -o postgres -g postgres -m 700 /data /run/marea
COPY . /deploy
USER postgres
VOLUME /data
ENTRYPOINT ["/deploy/run-service.sh"]
