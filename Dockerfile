# The server as an image: `docker build --tag milestoon .`, then see deploy/compose.yaml or docs/deployment.md.
# Two stages: what builds stays behind, what runs is the folder that `npm run release` makes.

FROM docker.io/library/node:24-bookworm-slim AS build
WORKDIR /source
COPY . .
RUN node scripts/setup.mjs --build \
 && node_modules/.bin/node scripts/release/main.ts /release

FROM docker.io/library/debian:bookworm-slim
# The number is written down so that a volume's owner is the same on every machine.
RUN groupadd --gid 10001 milestoon \
 && useradd --uid 10001 --gid 10001 --home-dir /data --no-create-home --shell /usr/sbin/nologin milestoon \
 && install --directory --mode=0700 --owner=10001 --group=10001 /data
COPY --from=build /release /app
WORKDIR /app
USER 10001:10001
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# A worker answers nothing: start it with --no-healthcheck, or as compose does.
HEALTHCHECK --interval=30s --timeout=5s --start-period=90s --retries=3 \
  CMD ["node_modules/.bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node_modules/.bin/node", "apps/server/src/main.ts"]
