/**
 * What is asked: whether a worker is in charge of a work; the metrics of the whole server; those of one worker; whether the last ones of
 * one that ends have arrived.
 */
export type Question = 'in charge' | 'metrics' | 'own metrics' | 'last metrics';

/** What the primary process and its workers send each other. */
type Message =
  | { talk: 'tell'; what: string }
  | { talk: 'ask'; id: number; what: Question; about: string }
  | { talk: 'answer'; id: number; value: unknown };

/** Milliseconds after which nobody waits for an answer any more. */
const ANSWER_MS = 5_000;

/** One end of the line between the primary process and a worker. */
export interface Talk {
  tell(what: string): void;
  /** @returns what the other end answers; undefined when it does not */
  ask(what: Question, about?: string): Promise<unknown>;
  /** To be called with everything that arrives. */
  hear(message: unknown): void;
}

/** What an end does with what arrives. */
export interface TalkParts {
  /** Sends to the other end; what it says when the line is gone is ignored. */
  send(message: object): void;
  told(what: string): void;
  answer(what: Question, about: string): unknown;
}

/** Opens an end. */
export function talk({ send, told, answer }: TalkParts): Talk {
  const waiting = new Map<number, (value: unknown) => void>();
  let last = 0;
  const say = (message: Message): void => {
    try {
      send(message);
    } catch {
      // The other process is gone, and so is whoever could want to know.
    }
  };
  return {
    tell: (what) => say({ talk: 'tell', what }),
    ask(what, about = '') {
      last += 1;
      const id = last;
      return new Promise((resolve) => {
        const late = setTimeout(() => settle(undefined), ANSWER_MS).unref();
        const settle = (value: unknown): void => {
          clearTimeout(late);
          waiting.delete(id);
          resolve(value);
        };
        waiting.set(id, settle);
        say({ talk: 'ask', id, what, about });
      });
    },
    hear(given) {
      if (typeof given !== 'object' || given === null || !('talk' in given)) return;
      const message = given as Message;
      if (message.talk === 'tell') told(message.what);
      else if (message.talk === 'answer') waiting.get(message.id)?.(message.value);
      else {
        const { id, what, about } = message;
        void Promise.resolve()
          .then(() => answer(what, about))
          .then(
            (value) => say({ talk: 'answer', id, value }),
            () => say({ talk: 'answer', id, value: undefined }),
          );
      }
    },
  };
}
