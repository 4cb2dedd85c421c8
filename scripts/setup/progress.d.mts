export function step<Result>(title: string, work: (tell: (news: string) => void) => Promise<Result>): Promise<Result>;
