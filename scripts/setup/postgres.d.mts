export function findPostgres(): string | undefined;
export function ensurePostgres(): Promise<void>;
