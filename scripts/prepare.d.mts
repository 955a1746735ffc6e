export const root: string
export const serverFlags: readonly string[]
export const serverEnvironment: Readonly<Record<string, string>>
export const serverProgram: string
export function fail(message: string): never
export function install(): void
export function node(): string
export function build(options?: { languages?: string }): void
