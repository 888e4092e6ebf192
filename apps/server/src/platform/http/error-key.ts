/** Functions of a hosted backend say under `error` what went wrong; the specification names the key for the checkout. */
const isFunction = (request: Request): boolean => new URL(request.url).pathname.startsWith('/functions/');

/** A refusal of a function carries its sentence under `error` too, beside the fields that all refusals have. */
export async function withErrorKey(request: Request, response: Response): Promise<Response> {
  if (response.status < 400 || !isFunction(request)) return response;
  const body = (await response.json()) as { message?: unknown };
  return Response.json({ ...body, error: body.message }, response);
}
