# The product for a machine with Docker; compose.yaml puts a database beside it. See docs/operating.md.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# Installs what the lockfile names, builds, and leaves only what runs. The Node that the registry brings is for older machines.
RUN npm run build \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/node-linux-* node_modules/node-bin-* node_modules/node-win-* node_modules/node-darwin-*

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app ./
RUN mkdir /data && chown node:node /data && chmod 700 /data
# The account 1000 of the image; it can write nowhere but in /data and the temporary folder.
USER node
VOLUME /data
EXPOSE 8080 8900
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.API_PORT || 8900) + '/health/ready/').then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/dist/main.js"]
