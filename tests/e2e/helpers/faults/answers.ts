/** An answer of the server as it came. */
export interface Answered {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** What reaches the browser in its place; `cut` ends the connection after so many bytes. */
export interface Altered extends Answered {
  cut?: number;
}

/** What a fault does with an answer; null breaks the connection before a byte of it. */
export type Alter = (answer: Answered) => Altered | null;

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const NOTICE = '<br />\n<b>Notice</b>:  Undefined index: x in <b>/srv/x.php</b> on line <b>7</b><br />\n';

/** An answer with another body; its length is that of the body. */
export const withBody =
  (body: (old: Buffer) => string | Buffer): Alter =>
  (answer) => ({ ...answer, body: Buffer.from(body(answer.body)) });

export const dropped: Alter = () => null;
export const empty = withBody(() => '');
/** A login page, a page of maintenance, a firewall's question: 200, and no answer. */
export const page = (text: string): Alter => {
  return (answer) => ({ ...answer, headers: HTML, body: Buffer.from(`<!doctype html><h1>${text}</h1>`) });
};
export const noticed = withBody((body) => NOTICE + body);
export const marked = withBody((body) => `\uFEFF${body}`);
export const halved = withBody((body) => body.subarray(0, body.length / 2));

/** The length that is announced never comes. */
export const torn: Alter = (answer) => ({ ...answer, cut: Math.ceil(answer.body.length / 2) });

/** Says that it is compressed, and isn't. */
export const misnamed: Alter = (answer) => ({
  ...answer,
  headers: { ...answer.headers, 'content-encoding': 'gzip' },
});

/** A status of its own, as a server in between or WordPress sends it. */
export const status =
  (code: number, body = '', headers: Record<string, string> = {}): Alter =>
  () => ({ status: code, headers: { ...HTML, ...headers }, body: Buffer.from(body) });

/** JSON of the shop with something else in it. */
export const json = (change: (value: Record<string, unknown>) => unknown): Alter =>
  withBody((body) => JSON.stringify(change(JSON.parse(body.toString()))));
