# One image of the server with the built site. How to build and run it: docs/packaging.md.
# A slim Debian image with Node.js 24 (24.18.1), pinned by the digest of all its platforms, so that every build has the same base.
# `docker buildx imagetools inspect node:24-bookworm-slim` prints the present digest. The server needs no other system package.
ARG NODE=node:24-bookworm-slim@sha256:235600a8101ab264e117b1768e925532262668dc9b581ef1dd7d96ced463b8e7

# Builds the site with the packages of `npm start`. Their install scripts only fetch Node.js, which is in this image already.
FROM ${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY . .
# The commit that admins see. It must be passed in, because the sources are copied without their git history.
ARG COMMIT
RUN node scripts/build.ts
# Removes packages that only build the site or are compiled into it.
RUN npm uninstall --no-save --omit=dev --ignore-scripts --no-audit --no-fund @babel/core @babel/preset-react @babel/preset-typescript \
  @mui/material @swc/core babel-loader compression-webpack-plugin minimizer-webpack-plugin node webpack

FROM ${NODE}
LABEL org.opencontainers.image.title="Chapter site" org.opencontainers.image.licenses="MIT"
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DEMO=false NPM_CONFIG_UPDATE_NOTIFIER=false
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/build build
COPY package.json LICENSE ./
COPY openapi openapi
COPY public public
COPY shared shared
COPY src src
COPY scripts scripts
COPY server server
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "server/start/checkHealth.ts"]
# Without npm, so that the server receives the signal to stop directly.
CMD ["node", "--max-semi-space-size=16", "server/main.ts"]
