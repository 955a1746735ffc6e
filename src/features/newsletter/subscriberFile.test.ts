/** Lists as other programs write them. */
import { expect, test } from 'vitest'
import { readSubscriberFile } from './subscriberFile.ts'

const read = (...lines: string[]) => {
  const { rows, columns } = readSubscriberFile(lines.join('\r\n'))
  return { columns, rows: rows.map(({ email, name, proof }) => [email, name, proof]) }
}

test('Mailchimp: first and last name together, when somebody agreed in its own words, the rest by name', () => {
  const { rows, columns } = read(
    'Email Address,First Name,Last Name,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,LAST_CHANGED,TAGS',
    'ada@x.example,Ada,Lovelace,2,2021-05-03 10:00:00,10.1.2.3,2021-05-03 10:01:00,2022-01-01,"a, b"',
    'bo@x.example,Bo,,2,,,,2022-01-01,',
  )
  expect(rows).toEqual([
    ['ada@x.example', 'Ada Lovelace', 'OPTIN_TIME: 2021-05-03 10:00:00, CONFIRM_TIME: 2021-05-03 10:01:00'],
    ['bo@x.example', 'Bo', ''],
  ])
  expect(columns.left).toEqual(['MEMBER_RATING', 'OPTIN_IP', 'LAST_CHANGED', 'TAGS'])
})

test('Ghost: a name and the day of the sign-up; what says only yes is no proof', () => {
  const { rows, columns } = read(
    'id,email,name,note,subscribed_to_emails,created_at',
    '6f1,ada@x.example,Ada,,true,2021-05-03T10:00:00.000Z',
  )
  expect(rows).toEqual([['ada@x.example', 'Ada', 'created_at: 2021-05-03T10:00:00.000Z']])
  expect(columns.left).toEqual(['id', 'subscribed_to_emails'])
})

test('German and Spanish lists, with a Name beside a Vorname, and a name in whole beside its parts', () => {
  expect(read('Name;Vorname;E-Mail;Datum der Einwilligung', 'Müller;Jö;jo@x.example;3.5.2021').rows).toEqual([
    ['jo@x.example', 'Jö Müller', 'Datum der Einwilligung: 3.5.2021'],
  ])
  expect(
    read('Correo;Nombre;Apellidos;Fecha de alta', 'ana@x.example;Ana María;Ruiz;03/05/2021').rows,
  ).toEqual([['ana@x.example', 'Ana María Ruiz', 'Fecha de alta: 03/05/2021']])
  expect(
    read('email,name,first name,last name,birthday', 'ada@x.example,Ada Lovelace,Ada,Lovelace,1815-12-10'),
  ).toEqual({
    rows: [['ada@x.example', 'Ada Lovelace', '']],
    columns: { email: 'email', name: ['name'], proof: [], left: ['first name', 'last name', 'birthday'] },
  })
})

test('without titles the addresses alone are taken; rows that are not are named with their line and why', () => {
  expect(read('ada@x.example,Ada', 'bo@x.example,Bo')).toEqual({
    rows: [
      ['ada@x.example', '', ''],
      ['bo@x.example', '', ''],
    ],
    columns: { email: 'ada@x.example', name: [], proof: [], left: ['Ada'] },
  })
  const { refused } = readSubscriberFile(
    'email,name\n\nada@x.example,"Ada\nLovelace"\nnothing,Bo\n,Cy\nADA@x.example,Ada\n',
  )
  expect(refused).toEqual([
    { line: 5, text: 'nothing', reason: 'invalid' },
    { line: 6, text: '', reason: 'empty' },
    { line: 7, text: 'ADA@x.example', reason: 'repeated' },
  ])
})
