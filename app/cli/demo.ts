import { loadDemo } from '#db/demo/load.ts'
import { dateIn } from '#modules/system/server/index.ts'
import { hereOrThere, type Command } from './command.ts'

export const demoCommand: Command = {
  usage: 'demo',
  summary: 'Loads the demo company; its dates are relative to today.',
  parameters: 0,
  options: [],
  run: async (settings) => {
    const loaded = await hereOrThere(settings, { command: 'demo' }, (database) =>
      loadDemo(database, dateIn('Asia/Tokyo', new Date())),
    )
    console.log(loaded ? 'The demo company DEMO is loaded.' : 'The demo company DEMO is already there.')
    return 0
  },
}
