const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/**
 * The calendar day in Asia/Kolkata (`YYYY-MM-DD`) at an instant (D-50).
 * India has had one fixed offset and no summer time since 1945, so plain arithmetic is exact and cheap.
 */
export function indiaDay(instant: Date): string {
  return new Date(instant.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);
}

/** The day that lies a number of days after (or, negative, before) a day, both `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const instant = new Date(`${day}T00:00:00Z`);
  instant.setUTCDate(instant.getUTCDate() + days);
  return instant.toISOString().slice(0, 10);
}
