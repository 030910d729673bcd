#!/bin/sh
# Fills in a configuration from the environment and starts its program, inside the image of services.Dockerfile.
set -eu
service=$1
fill() {
    # Only variables that are set: those of nginx itself, like $host, stay as they are.
    envsubst "$(env | sed -n 's/^\([A-Z][A-Z0-9_]*\)=.*/${\1}/p')" <"/deploy/$1" >"/run/marea/$(basename "$1")"
}
case $service in
etcd)
    exec etcd --name "$NODE_NAME" --data-dir /data/etcd \
        --listen-client-urls http://0.0.0.0:2379 --advertise-client-urls "http://$NODE_NAME:2379" \
        --listen-peer-urls http://localhost:2380 --initial-advertise-peer-urls http://localhost:2380 \
        --initial-cluster "$NODE_NAME=http://localhost:2380"
    ;;
patroni)
    fill patroni/patroni.yaml
    exec patroni /run/marea/patroni.yaml
    ;;
haproxy)
    fill haproxy/haproxy.cfg
    exec haproxy -W -f /run/marea/haproxy.cfg
    ;;
pgbouncer)
    fill pgbouncer/pgbouncer.ini
    printf '"marea" "%s"\n' "$POSTGRES_PASSWORD" >"$USERLIST"
    exec pgbouncer /run/marea/pgbouncer.ini
    ;;
nginx)
    fill nginx/nginx.conf
    exec nginx -c /run/marea/nginx.conf -g 'daemon off;'
    ;;
esac
