export const root: string
export function fail(message: string): never
export function install(): void
export function node(): string
export function build(options?: { force?: boolean }): void
