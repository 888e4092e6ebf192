import { registerHooks } from 'node:module';

// Says the address of every module that comes with those it is told of, a line each.
registerHooks({
  load(url, context, next) {
    process.stdout.write(`${url}\n`);
    return next(url, context);
  },
});
for (const module of process.argv.slice(2)) await import(module);
