import process from 'node:process'

/** `npm run -s plan -- solve|check|factory|mrp …`: the planning engines from the command line. */
const [command = '', ...args] = process.argv.slice(2)

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(): Promise<void> {
  switch (command) {
    case 'solve':
      return (await import('./plan/solve.ts')).solve(args)
    case 'check':
      return (await import('./plan/check.ts')).check(args)
    case 'factory':
      return (await import('./plan/factory.ts')).factory(args)
    case 'mrp':
      return (await import('./plan/mrp.ts')).mrp(args)
    default:
      throw new Error('plan solve|check|factory|mrp …')
  }
}
