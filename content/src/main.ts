const args = process.argv.slice(2)
const say = (line: string) => process.stdout.write(`${line}\n`)

if (args.length === 0) {
  const { report } = await import('#report.ts')
  process.exitCode = report(say)
} else {
  const { exchange } = await import('#exchange/command.ts')
  process.exitCode = await exchange(args, say)
}
