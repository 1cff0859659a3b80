# A release of a front end as an image: run, it puts its build live in the volume that the gateway serves, and ends.
# docker build -f infra/docker/web.Dockerfile --build-arg APP=mfe-marketing .
ARG NODE=node:22.22.1-bookworm-slim

FROM ${NODE} AS manifests
WORKDIR /src
COPY . .
RUN mkdir /manifests \
  && find . -name package.json -not -path '*/node_modules/*' -exec cp --parents {} /manifests \; \
  && cp package-lock.json /manifests

FROM ${NODE} AS modules
WORKDIR /app
COPY --from=manifests /manifests ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM ${NODE} AS build
ARG APP
WORKDIR /app
COPY --from=manifests /manifests ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN NX_DAEMON=false npx nx run-many -t build -p ${APP} local

FROM ${NODE}
ARG APP
ENV NODE_ENV=production APP=${APP}
WORKDIR /app
COPY --from=modules /app/node_modules node_modules
COPY --from=build /app/packages/contracts/package.json packages/contracts/package.json
COPY --from=build /app/packages/contracts/dist packages/contracts/dist
COPY --from=build /app/packages/rules/package.json packages/rules/package.json
COPY --from=build /app/packages/rules/dist packages/rules/dist
COPY --from=build /app/infra/gateway/package.json infra/gateway/package.json
COPY --from=build /app/infra/gateway/dist infra/gateway/dist
COPY --from=build /app/infra/local/package.json infra/local/package.json
COPY --from=build /app/infra/local/dist infra/local/dist
COPY --from=build /app/${APP}/dist ${APP}/dist
RUN mkdir -p /srv/web /srv/gateway && chown node:node /srv/web /srv/gateway
USER node
VOLUME /srv/web
CMD ["sh", "-c", "exec node infra/local/dist/publish.js /srv/web \"$APP\""]
