/** The planning engines from the command line: `npm run -s plan -- mrp | solve | check …`. */
const [command, ...words] = process.argv.slice(2)

switch (command) {
  case 'mrp': {
    const { planGeneratedFactory } = await import('./plan/mrp.ts')
    planGeneratedFactory(words)
    break
  }
  default:
    console.error('usage: npm run -s plan -- mrp --items N --bom-lines N --demands N --seed K')
    process.exitCode = 2
}

export {}
