import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startFailure } from '#app/start-failure.ts'
import { DiskFull, freeMegabytes, refuseFullDisk, watchRoom } from './disk-room.ts'

function watched(floor = 200) {
  const told: string[] = []
  const disk = { free: 1000 }
  const room = watchRoom({
    folder: '/srv/data',
    floor,
    tell: (line) => void told.push(line),
    freeIn: () => Promise.resolve(disk.free),
  })
  onTestFinished(() => room.stop())
  const withFree = async (free: number) => {
    disk.free = free
    await room.look()
    return room.shortage()
  }
  return { told, withFree }
}

it('below the floor there is no room, and the log says so once', async () => {
  const { told, withFree } = watched()
  expect(await withFree(200)).toBeUndefined()
  expect(await withFree(199)).toEqual({ free: 199, floor: 200 })
  expect(await withFree(150)).toEqual({ free: 150, floor: 200 })
  expect(told).toEqual([
    'Only 199 MB are free in /srv/data: nothing is written until there are more than 200 MB (KANAME_DISK_FLOOR). Reading goes on.',
  ])
})

it('writing goes on when there is a tenth more than the floor, and the log says that too', async () => {
  const { told, withFree } = watched()
  await withFree(100)
  expect(await withFree(210)).toEqual({ free: 210, floor: 200 })
  expect(await withFree(220)).toBeUndefined()
  expect(told.slice(1)).toEqual(['220 MB are free in /srv/data again: writing goes on.'])
})

it('a floor of 0 asks for nothing', async () => {
  expect(await watched(0).withFree(0)).toBeUndefined()
})

it('what is free is asked of the disk', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kaname-room-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  expect(await freeMegabytes(folder)).toBeGreaterThan(0)
})

it('a start without room is refused in two lines: how much is free, and what to do', async () => {
  await refuseFullDisk('/srv/data', () => Promise.resolve(64))
  const refused = await refuseFullDisk('/srv/data', () => Promise.resolve(63)).catch(
    (error: unknown) => error,
  )
  expect(refused).toBeInstanceOf(DiskFull)
  expect(startFailure(refused, undefined).split('\n')).toEqual([
    'Only 63 MB are free on the disk of /srv/data; the database needs 64 MB to start.',
    'Make room there and start again: what was saved before is kept.',
  ])
})
