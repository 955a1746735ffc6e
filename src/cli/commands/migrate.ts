/** Brings the database's schema up to date and ends; a start does the same. */
import { openProgram } from '../../program.ts'
import type { Command } from '../command.ts'

const command: Command = {
  usage: '',
  summary: 'bring the schema of the database up to date',
  async run() {
    const program = await openProgram(process.env)
    await program.close()
    process.stdout.write('The schema is up to date\n')
    return 0
  },
}

export default command
