/** One request that is no proper form, and what it is answered. */
export interface FormCase {
  what: string;
  type: string;
  body: string;
  status: number;
}

const line = '\r\n';
const boundary = 'x-boundary';
const form = `multipart/form-data; boundary=${boundary}`;
const part = (disposition: string, content: string): string =>
  `--${boundary}${line}Content-Disposition: form-data; ${disposition}${line}${line}${content}${line}`;
const end = `--${boundary}--${line}`;
const bucket = part('name="bucket"', 'child-photos');
const file = part('name="file"; filename="a.jpg"', 'no picture');

const invalid = (what: string, body: string, type = form): FormCase => ({ what, type, body, status: 422 });

/** Forms that are broken, incomplete, doubled, or none. */
export const formCases: FormCase[] = [
  invalid('no boundary', bucket + file + end, 'multipart/form-data'),
  invalid('another boundary', bucket + file + end, 'multipart/form-data; boundary=other'),
  invalid('no end', bucket + file.slice(0, -4)),
  invalid('empty', ''),
  invalid('only an end', end),
  invalid('no file', bucket + end),
  invalid('no bucket', file + end),
  invalid('a text instead of a file', bucket + part('name="file"', 'text') + end),
  invalid('a file as the bucket', part('name="bucket"; filename="b"', 'child-photos') + file + end),
  invalid('two files', bucket + file + file + end),
  invalid('two buckets', bucket + bucket + file + end),
  invalid('another bucket', part('name="bucket"', 'avatars') + file + end),
  invalid('a bucket above', part('name="bucket"', '../avatars') + file + end),
  invalid('a part without a name', bucket + part('filename="a.jpg"', 'x') + end),
  invalid('JSON', '{"bucket":"child-photos","file":"x"}', 'application/json'),
  invalid('JSON that is none', '{', 'application/json'),
  invalid(
    'an address of a file',
    'bucket=child-photos&file=/etc/passwd',
    'application/x-www-form-urlencoded',
  ),
  invalid('text', 'picture', 'text/plain'),
  {
    what: 'a file without a name',
    type: form,
    body: bucket + part('name="file"; filename=""', 'x') + end,
    status: 415,
  },
  { what: 'a file that is none', type: form, body: bucket + file + end, status: 415 },
  {
    what: 'fields that nobody asked for',
    type: form,
    body: part('name="__proto__"', 'x') + bucket + file + end,
    status: 415,
  },
];
