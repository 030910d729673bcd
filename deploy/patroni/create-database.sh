#!/bin/sh
# Patroni runs this once, on the first primary, with the address of its superuser.
set -eu
psql --no-psqlrc --set ON_ERROR_STOP=1 --set "password=$POSTGRES_PASSWORD" "$1" <<'SQL'
create role marea login password :'password';
create database marea owner marea;
SQL
