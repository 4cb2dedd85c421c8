import type { Bus, Topic } from './bus.ts';

/** Those of a process who want to hear of something. */
export interface Listeners {
  on: Bus['on'];
  /** Tells those who want to hear of a topic; of one that there is not, nobody does. */
  tell(topic: string): void;
  /** Words may have got lost: tells all. */
  tellAll(): void;
}

export function listeners(): Listeners {
  const hearing = new Set<{ topic: Topic; hear: () => void }>();
  return {
    on(topic, hear) {
      const listener = { topic, hear };
      hearing.add(listener);
      return () => void hearing.delete(listener);
    },
    tell(topic) {
      for (const listener of hearing) if (listener.topic === topic) listener.hear();
    },
    tellAll() {
      for (const { hear } of hearing) hear();
    },
  };
}
