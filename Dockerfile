# Builds the shop's image: docker build -t pasumai-shop .
# To use other base images: --build-arg BASE=… (Node 24 in /usr/local/bin, and npm), --build-arg RUNTIME=… (a plain Debian 12)
ARG BASE=docker.io/library/node:24-bookworm-slim
ARG RUNTIME=docker.io/library/debian:bookworm-slim

FROM ${BASE} AS build
WORKDIR /shop
COPY package.json package-lock.json ./
COPY packages/courier-emulator/package.json packages/courier-emulator/
COPY packages/razorpay-emulator/package.json packages/razorpay-emulator/
COPY packages/whatsapp-emulator/package.json packages/whatsapp-emulator/
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error
COPY . .
RUN NODE_ENV=production node node_modules/vite/bin/vite.js build --app --logLevel error
# Removes packages that only the build needs or that are bundled into the pages. Node comes with the base image.
RUN npm uninstall --no-save --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error \
      vite @vitejs/plugin-react tailwindcss @tailwindcss/vite node \
      react react-dom react-router radix-ui embla-carousel-react sonner uplot react-hook-form \
 && find build -name 'made-from*' -delete

FROM ${RUNTIME}
RUN useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin shop \
 && install -d -o shop -g shop -m 700 /data /backups
COPY --from=build /usr/local/bin/node /usr/local/bin/node
WORKDIR /shop
COPY --from=build /shop/package.json /shop/package-lock.json ./
COPY --from=build /shop/node_modules node_modules
COPY --from=build /shop/packages packages
COPY --from=build /shop/public public
COPY --from=build /shop/scripts scripts
COPY --from=build /shop/src src
COPY --from=build /shop/build build
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data \
    NODE_COMPILE_CACHE=/data/compiled MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=131072
USER shop
VOLUME ["/data", "/backups"]
EXPOSE 3000
# Without the operator's NODE_OPTIONS, which may load a hundred packages for each health check: docs/how-to/trace.md.
HEALTHCHECK --interval=5s --timeout=4s --start-period=120s --retries=3 \
  CMD ["env", "-u", "NODE_OPTIONS", "node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Refuses a BACKUP_TO folder that isn't mounted, which would otherwise only fail at night: compose.yaml mounts it as /backups.
ENTRYPOINT ["sh", "-c", "case $BACKUP_TO in '' | s3://* | /backups | /backups/*) ;; *) [ -d \"$BACKUP_TO\" ] || { echo \"BACKUP_TO=$BACKUP_TO doesn't exist in the container. To mount the folder, run deploy/setup, then docker compose up -d\" >&2; exit 1; } ;; esac; exec \"$@\"", "sh"]
CMD ["node", "--max-semi-space-size=16", "--no-allocation-site-pretenuring", "--expose-gc", "src/main.ts"]
