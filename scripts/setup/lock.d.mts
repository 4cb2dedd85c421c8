/** Does work that only one process of this checkout may do at a time; the others wait their turn. */
export function withLock<T>(name: string, work: () => Promise<T>, tell?: (news: string) => void): Promise<T>;
