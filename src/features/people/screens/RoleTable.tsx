/** What each role may do, in plain words. */
import { Loaded } from '#ui/states.tsx'
import { useCall } from '#ui/useCall.ts'
import { roleChoices } from './roleChoices.ts'
import { userList } from '../texts/userList.ts'

interface Answer {
  matrix?: { name: string; title: string; roles: string[] }[]
}

export function RoleTable() {
  const query = useCall<Answer>('/api/options/capabilities')
  return (
    <section className="card-box">
      <details>
        <summary>{userList.matrix_title}</summary>
        <Loaded query={query}>
          {({ matrix = [] }) => (
            <div className="table-wrap" role="region" aria-label={userList.matrix_title} tabIndex={0}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{userList.may}</th>
                    {roleChoices.map((role) => (
                      <th key={role.value} scope="col">
                        {role.title}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {matrix.map((row) => (
                    <tr key={row.name}>
                      <th scope="row">{row.title}</th>
                      {roleChoices.map((role) => (
                        <td key={role.value}>
                          {row.roles.includes(role.value) ? (
                            <span className="good">{userList.yes}</span>
                          ) : (
                            <span className="muted">{userList.no}</span>
                          )}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </Loaded>
      </details>
    </section>
  )
}
