/** What waits for somebody, the most urgent first. */
import { Link } from 'wouter'
import type { Todo } from './summary.ts'
import { today } from '../texts/today.ts'

export function Needs({ todos }: { todos: readonly Todo[] }) {
  return (
    <section className="card-box" aria-labelledby="needs">
      <h2 id="needs">{today.needs_you}</h2>
      {todos.length === 0 ? (
        <p className="muted">{today.needs_empty}</p>
      ) : (
        <ul className="todo">
          {todos.map((todo) => (
            <li key={todo.title}>
              <Link href={todo.href}>{todo.title}</Link>
              <span>{todo.text}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
