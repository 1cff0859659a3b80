#!/bin/sh
# Runs once, on an empty volume: one role and one database for each service, closed to the other roles.
set -eu

for service in identity trips billing; do
  variable="$(echo "$service" | tr '[:lower:]' '[:upper:]')_DB_PASSWORD"
  password="$(printenv "$variable")"
  psql -v ON_ERROR_STOP=1 -v name="$service" -v password="$password" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
CREATE ROLE :"name" LOGIN PASSWORD :'password';
CREATE DATABASE :"name" OWNER :"name";
REVOKE CONNECT ON DATABASE :"name" FROM PUBLIC;
SQL
done
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres -c 'REVOKE CONNECT ON DATABASE postgres FROM PUBLIC'
