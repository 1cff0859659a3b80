# Keeps the folder of a gateway like the bucket of released front ends. The list that is read comes last, so that it never
# names a build that is still on its way. What the bucket no longer keeps goes after a new list came: a bucket that is empty or
# away leaves what is there.
set -u
bucket=":s3:$RELEASES_BUCKET"
web=${WEB_DIR:-/srv/web}
next=${TMPDIR:-/tmp}/remotes.json

follow() {
  rclone --config= cat "$bucket/remotes.json" > "$next" || return 0
  cmp -s "$next" "$web/remotes.json" && return 0
  rclone --config= copy --fast-list --checksum --exclude /remotes.json --exclude /release.lock "$bucket" "$web" || return 0
  cp "$next" "$web/remotes.json.next" && mv "$web/remotes.json.next" "$web/remotes.json" || return 0
  rclone --config= sync --fast-list --checksum --exclude /remotes.json --exclude /release.lock "$bucket" "$web" || return 0
}

trap 'exit 0' TERM
follow
while [ "${1:-}" != once ]; do
  sleep 3 &
  wait $!
  follow
done
