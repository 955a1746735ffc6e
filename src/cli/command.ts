/** A command of the command line, in `commands/<name>.ts`. */
export interface Command {
  /** Its arguments, such as `<email> [--json]`. */
  usage: string
  /** One line for `--help`. */
  summary: string
  /** Returns the exit code. @throws Error whose message is shown as it is */
  run(args: readonly string[]): Promise<number>
}
