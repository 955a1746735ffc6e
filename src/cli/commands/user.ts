/** Prints a link that sets the password of a user, and makes the user where a role is named. */
import { parseArgs } from 'node:util'
import { accountLink } from '#features/people/index.ts'
import { isRole, roles } from '#platform/operations/capabilities.ts'
import { openProgram } from '../../program.ts'
import type { Command } from '../command.ts'

const command: Command = {
  usage: '<email> [--role <role>]',
  summary: 'print a link that sets a user’s password; --role makes the user',
  async run(args) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { role: { type: 'string' }, name: { type: 'string' }, 'without-totp': { type: 'boolean' } },
    })
    const [email] = positionals
    if (!email?.includes('@')) throw new Error('Name the email address of the user')
    const { role } = values
    if (role !== undefined && (!isRole(role) || role === 'visitor')) {
      throw new Error(`--role is one of ${roles.filter((name) => name !== 'visitor').join(', ')}`)
    }
    const program = await openProgram(process.env)
    try {
      const wanted = { email, role, name: values.name, withoutTotp: values['without-totp'] ?? false }
      const link = await accountLink(program.platform, wanted)
      if (link === null) throw new Error(`There is no user ${email}; --role makes one`)
      process.stdout.write(`${link}\n`)
      return 0
    } finally {
      await program.close()
    }
  },
}

export default command
