interface Asked {
  method: string;
  mode: string;
  /** Of this app's own address. */
  isOwn: boolean;
  path: string;
  isShellFile: boolean;
}

/** Never touched: what the server says about a family, its files, payments. */
const personal =
  /^\/(api|files|cdn|functions|automation|payments|webhooks|stripe|healthz|readyz|metrics|openapi)\b/;

/**
 * Who answers a request: the network alone, the stored shell, or for a screen the network and, without
 * a connection, the shell. Nothing personal is ever stored.
 */
export function answerFor({
  method,
  mode,
  isOwn,
  path,
  isShellFile,
}: Asked): 'network' | 'shell file' | 'screen' {
  if (method !== 'GET' || !isOwn || personal.test(path)) return 'network';
  if (mode === 'navigate') return 'screen';
  return isShellFile && path !== '/index.html' ? 'shell file' : 'network';
}
