/** A connection to a browser by WebDriver BiDi. */
export interface Connection {
  /** Sends a command and returns its result. @throws Error with the browser's message */
  send: <Result = unknown>(method: string, params?: object) => Promise<Result>;
  /** Returns the errors and warnings that the browser has reported for a tab. */
  messagesOf: (context: string) => string[];
  close: () => void;
}

/** What a browser sends, in so far as it is read here. */
type Message =
  | { type: 'success'; id: number; result: unknown }
  | { type: 'error'; id: number; message: string }
  | { type: 'event'; method: string; params: { level: string; text: string; source: { context: string } } };

/** Connects to a browser that listens at a URL. @throws Error when it does not */
export async function connect(url: string): Promise<Connection> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`Nothing can be reached at ${url}.`)));
  });
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  const log: { context: string; text: string }[] = [];
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.type === 'event') {
      const { level, text, source } = message.params;
      if (level === 'error' || level === 'warn') log.push({ context: source.context, text: `console ${level}: ${text}` });
    } else if (message.type === 'success') pending.get(message.id)?.resolve(message.result);
    else pending.get(message.id)?.reject(new Error(message.message));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of pending.values()) reject(new Error('The browser closed the connection.'));
  });
  return {
    send: async <Result>(method: string, params: object = {}) => {
      const answer = Promise.withResolvers<unknown>();
      lastId += 1;
      const id = lastId;
      pending.set(id, answer);
      socket.send(JSON.stringify({ id, method, params }));
      return (await answer.promise.finally(() => pending.delete(id))) as Result;
    },
    messagesOf: (context) => log.filter((entry) => entry.context === context).map(({ text }) => text),
    close: () => socket.close(),
  };
}
