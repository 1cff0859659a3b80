# One image for each process on Node: docker build -f infra/docker/service.Dockerfile --build-arg SERVICE=trips .
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
ARG SERVICE
WORKDIR /app
COPY --from=manifests /manifests ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN NX_DAEMON=false npx nx build ${SERVICE}

FROM ${NODE}
ARG SERVICE
ARG FOLDER=services/${SERVICE}
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
COPY --from=modules /app/node_modules node_modules
COPY --from=build /app/${FOLDER}/package.json ${FOLDER}/package.json
COPY --from=build /app/${FOLDER}/dist ${FOLDER}/dist
# a volume that is mounted here takes over whose it is
RUN install -d -o node -g node /srv/files
WORKDIR /app/${FOLDER}
USER node
ENTRYPOINT ["node", "--enable-source-maps", "--max-semi-space-size=32"]
CMD ["dist/main.js"]
