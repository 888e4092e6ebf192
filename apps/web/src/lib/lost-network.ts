const lost = new WeakSet<object>();

/** `fetch`, whose failures are known as a network that was lost: a fault in a program is a TypeError as well. */
export const fetchOrLost = (request: Request, init?: RequestInit): Promise<Response> =>
  fetch(request, init).catch((error: unknown) => {
    if (error instanceof TypeError) lost.add(error);
    throw error;
  });

/** What browsers say of an answer that broke off, and of a `fetch` that others call. */
const said = /^(Failed to fetch|NetworkError|Load failed|network error|Error in (body|input) stream)/i;

/** Whether the network was lost on the way to an answer. */
export const isLostNetwork = (error: unknown): boolean =>
  error instanceof TypeError && (lost.has(error) || said.test(error.message));
