import type { Finding, Rule } from './sources.ts'

const advice = 'Planning is pure: same input, same output. Take the moment, or the seed, as an input.'

/** Engines read no clock and throw no dice. */
export const purity: Rule = ({ code }) =>
  code
    .filter((source) => source.path.startsWith('planning/') && !source.isTest)
    .flatMap((source) => {
      const findings: Finding[] = []
      source.visit({
        NewExpression(node) {
          if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && !node.arguments.length)
            findings.push(source.finding(node.start, `new Date(): ${advice}`))
        },
        MemberExpression(node) {
          if (node.object.type !== 'Identifier' || node.property.type !== 'Identifier') return
          const name = `${node.object.name}.${node.property.name}`
          if (
            ['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID', 'process.env'].includes(name)
          )
            findings.push(source.finding(node.start, `${name}: ${advice}`))
        },
      })
      return findings
    })
