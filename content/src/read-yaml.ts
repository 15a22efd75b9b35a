import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** Parses a YAML file, for tests with tables of cases. Throws if it cannot be read. */
export const readYaml = (file: string): unknown => parse(readFileSync(file, 'utf8'))
