import { makeDataDirectory } from '../../test/databases.ts'
import { temporaryDirectory } from '../../test/running-server.ts'
import { openStage } from '../browser.ts'
import { playDay } from './play-day.ts'

playDay('the embedded database', async () => {
  const directory = await temporaryDirectory()
  await makeDataDirectory(directory.path)
  const stage = await openStage({ embedded: true, dataDirectory: directory.path })
  return {
    stage,
    environment: { KANAME_DATA: directory.path },
    close: async () => {
      await stage.close()
      await directory.remove()
    },
  }
})
