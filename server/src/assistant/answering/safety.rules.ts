/** Topics with a fixed answer, in the order in which they are looked for. */
export const SAFETY_TOPICS = [
  'self-harm',
  'violence',
  'harassment',
  'discrimination',
  'medical',
  'legal',
] as const
export type SafetyTopic = (typeof SAFETY_TOPICS)[number]

/** Expressions that mean no harm, taken out before the topics are looked for. */
const HARMLESS: readonly RegExp[] = [
  /\b(deadline|traffic|heat|suspense|commute|meeting|job|boss|project|workload|feet|back)s? (is|are|was|were)? ?(just |really )?killing me\b/g,
  /\bcould (murder|kill for) a\b/g,
  /\bdying (to|for)\b/g,
  /\bshot? (down|myself in the foot)\b/g,
]

const TOPICS: Readonly<Record<SafetyTopic, RegExp>> = {
  'self-harm':
    /\b(kill|hurt|harm|cut|cutting) myself\b|\bsuicid|\bend (it all|my life)\b|\bdon't want to (live|be here|wake up|go on)\b|\bbetter off without me\b/,
  violence:
    /\b(hit|hits|hitting|punch(ed)?|slap(ped)?|threaten(s|ed|ing)?|beat(s|en)?|attack(ed|s)?|choke[ds]?|weapon|knife|gun)\b.{0,30}\b(me|us|him|her|them|my|colleague|coworker|staff)\b|\b(going to|want to|i'll) (kill|hurt|hit|punch)\b/,
  harassment:
    /\b(sexual(ly)?|grop(e|ed|ing)|harass(ed|ing|ment|es)?|stalk(ed|ing|s)?|touch(es|ed|ing)? (me|my)|molest)\b|\b(bully|bullied|bullying|bullies)\b/,
  discrimination:
    /\b(discriminat|racis[tm]|sexis[tm]|homophob|transphob|ableis|antisemit|islamophob)|\bbecause (i'm|i am) (black|gay|a woman|muslim|jewish|disabled|pregnant|trans|too old|foreign)\b/,
  medical:
    /\b(diagnos|symptoms?|medication|antidepressant|dosage|tablets?|pills?|prescri)|\bdo i have (adhd|depression|burnout|anxiety)\b/,
  legal: /\b(sue|lawsuit|lawyer|solicitor|tribunal|illegal|unfair dismissal|my legal rights)\b/,
}

/** The topic of a message that gets a fixed answer; undefined if there is none. */
export function safetyTopicOf(text: string): SafetyTopic | undefined {
  const said = HARMLESS.reduce(
    (left, pattern) => left.replace(pattern, ' '),
    text.toLowerCase().replace(/’/g, "'"),
  )
  return SAFETY_TOPICS.find((topic) => TOPICS[topic].test(said))
}
