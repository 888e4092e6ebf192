import net from 'node:net';

export interface MailServer {
  /** As SMTP_URL. */
  url: string;
  /** Every mail as it came, decoded as far as links need it. */
  taken: string[];
  close(): void;
}

/** Takes every mail and delivers none. */
export async function startMailServer(): Promise<MailServer> {
  const taken: string[] = [];
  const server = net.createServer((socket) => {
    let data: string | null = null;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 ready');
    socket.on('error', () => {});
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      if (data !== null) {
        data += chunk;
        if (!data.endsWith('\r\n.\r\n')) return;
        taken.push(data.replaceAll('=\r\n', '').replaceAll('=3D', '='));
        data = null;
        return say('250 taken');
      }
      const verb = chunk.slice(0, 4).toUpperCase();
      if (verb === 'DATA') {
        data = '';
        return say('354 go on');
      }
      return say(verb === 'QUIT' ? '221 bye' : '250 fine');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address !== 'object') throw new Error('no port');
  return { url: `smtp://127.0.0.1:${address.port}`, taken, close: () => server.close() };
}
