/** Why the database refuses writes while reads succeed: it is read only, or its disk is full. */
export type WriteProblem = 'read-only' | 'full';

/** What a caller is told about a failure of the database at run time. */
export interface RuntimeFailure {
  /** HTTP status. */
  status: number;
  /** One sentence for the person who made the request. */
  message: string;
  /** Set when only writes fail. */
  writeProblem?: WriteProblem;
}

export const READ_ONLY: RuntimeFailure = {
  status: 503,
  message: 'The site can be read, but nothing can be saved at the moment. Please try again later.',
  writeProblem: 'read-only',
};

export const DISK_FULL: RuntimeFailure = {
  status: 507,
  message: 'The server has no room left, so nothing was saved. Please try again later.',
  writeProblem: 'full',
};

export const BUSY: RuntimeFailure = {
  status: 503,
  message: 'The server is busy, so nothing was saved. Please try again in a moment.',
};

/** The database takes no further connections, for example. Reads fail, too. */
export const OVERLOADED: RuntimeFailure = {
  status: 503,
  message: 'The database is busy at the moment. Please try again in a moment.',
};
