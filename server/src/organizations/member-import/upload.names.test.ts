import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { erase } from '#testing/erasing.ts'
import { aPerson } from '#testing/factories.ts'
import { importWorld } from '#testing/imports.ts'
import { contentOf } from '#testing/tables.ts'

describe('the name of a file of members', () => {
  const world = importWorld()

  it.each([
    ['people.csv', 'people.csv'],
    ['Ada@X.example.csv', '….csv'],
    ['for ada@x.example (old).xlsx', 'for … (old).xlsx'],
    ['ada＠x.example and Bo@müller.example', '… and …'],
    [`ada@x.example ${'a'.repeat(194)}.csv`, `… ${'a'.repeat(194)}.csv`],
    ['@home.csv', '@home.csv'],
    ['', ''],
  ])('stores the file name %j as %j, without addresses', async (name, kept) => {
    const { ours } = world
    const _id = await ours.look('email\nbo@x.example', `&name=${encodeURIComponent(name)}`)
    expect((await ours.get(_id)).fileName).toBe(kept)
  })

  it('keeps no address of an erased person in the name of a file', async () => {
    const { app, company, ours } = world
    const email = `ada.${randomUUID().slice(0, 8)}@x.example`
    const ada = await aPerson(app, { company, email })
    await ours.look('email\nbo@x.example', `&name=${email.toUpperCase()}.csv`)
    expect(await erase(app, ada)).toBeUndefined()
    const rows = [...(await contentOf(app.services.store.read)).values()]
    expect(rows.filter((row) => row.toLowerCase().includes(email))).toEqual([])
  })
})
