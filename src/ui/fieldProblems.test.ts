/** 3.6: what a refused call says of each field, and what is left to say above the form. */
import { expect, test } from 'vitest'
import { CallError } from '#platform/client/call.ts'
import { fieldProblemsOf, problemAt, restOfProblems } from './fieldProblems.ts'

const refusal = (fields: { field: string; message: string }[], message = 'All of it') =>
  new CallError({ message, statusText: '', status: 422, code: 'x', data: { fields } })

test('3.6 a fault is at its field or at the field that holds it; what the form does not draw is said above', () => {
  const error = refusal([
    { field: 'name', message: 'Please fill this in.' },
    { field: 'choices.0.title', message: 'Too long.' },
    { field: 'time_zone', message: 'Unknown.' },
  ])
  const problems = fieldProblemsOf(error)
  expect(problemAt(problems, 'name')).toBe('Please fill this in.')
  expect(problemAt(problems, 'choices')).toBe('Too long.')
  expect(restOfProblems(error, problems, new Set(['name', 'choices']))).toBe('time zone: Unknown.')
})

test('3.6 a field may be called otherwise in the form; a refusal about no field is said whole', () => {
  const error = refusal([{ field: 'current_password', message: 'It is wrong.' }])
  expect(fieldProblemsOf(error, { current_password: 'current_secret' })).toEqual({
    current_secret: 'It is wrong.',
  })
  const whole = refusal([], 'The server is busy.')
  expect(restOfProblems(whole, {}, new Set(['name']))).toBe('The server is busy.')
  expect(restOfProblems(null, {}, new Set())).toBe('')
})
