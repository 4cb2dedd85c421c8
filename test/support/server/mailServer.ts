import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { endLater } from '../cleanup.ts';

/** A mail server that records what it receives, and that can refuse recipients or be slow. */
export interface MailServer {
  url: string;
  received: { email: Email; to: string[] }[];
  /** SMTP status to refuse recipients with; 0 accepts all. */
  refuseWith: number;
  /** Awaited between receiving a complete mail and acknowledging it. */
  beforeAcknowledgement: (email: Email) => Promise<void>;
  close(): Promise<void>;
}

/** Starts a mail server on this machine. @param port by default a free one */
export async function startMailServer(port = 0): Promise<MailServer> {
  const state: MailServer = {
    url: '',
    received: [],
    refuseWith: 0,
    beforeAcknowledgement: () => Promise.resolve(),
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: (address, _session, done) => {
      if (state.refuseWith === 0) return done();
      return done(Object.assign(new Error(`no such person ${address.address}`), { responseCode: state.refuseWith }));
    },
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      void (async () => {
        try {
          const email = await PostalMime.parse(await buffer(stream));
          state.received.push({ email, to });
          await state.beforeAcknowledgement(email);
          done();
        } catch (error) {
          // The sender was killed before the mail was complete.
          done(error as Error);
        }
      })();
    },
  });
  // A sender that is killed breaks its connections off.
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    smtp.listen(port, '127.0.0.1', resolve);
  });
  state.url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
  endLater(state.close);
  return state;
}
