import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** What a YAML file holds, for tests that are written as tables; throws where it cannot be read. */
export const readYaml = (file: string): unknown => parse(readFileSync(file, 'utf8'))
