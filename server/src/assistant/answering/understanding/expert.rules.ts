import { type Expression, words } from './words.rules.ts'

const MEDICINE =
  '(?:pills?|tablets?|medication|medicines?|ibuprofen|paracetamol|aspirin|antidepressants?|sleeping pills|painkillers?|insulin|ritalin|melatonin|antibiotics?|blood pressure|eye drops|vitamins?|ointment)'
const ILLNESS =
  '(?:depression|depressed|adhd|burn-?out|burn(?:ed|t) out|anxiety|ptsd|autism|autistic|cancer|covid|the flu|bipolar|migraine|a heart attack|a stroke|carpal tunnel|diabetes|an infection|a slipped disc)'
const SYMPTOM =
  '(?:pains?|hurts?|aches?|numb|dizzy|faint(?:ed)?|blood|bleeding|cough\\w*|lump|rash|swollen|swelling|itch\\w*|sore|migraines?|vomit\\w*|throw up|threw up|throwing up|nausea|sick every|tingling|palpitations|passed out|blacked out|heart (?:races|racing)|can not sleep|shaking|trembling)'
const WHAT_IS_IT =
  '(?:what (?:is it|could it be|can it be|is wrong with me|is that|do i have|should i take)|(?:what|which) (?:drops|cream|ointment|medicine|remedy|exercises?|drug) |should i (?:see|go|finish|take|stop|worry)|do i need|can it wait|is (?:it|that|this) (?:dangerous|serious|normal|bad)|what (?:helps|should i do|can i do|do i do) (?:against|for|about) my|what helps against|operation|surgery)'

export const MEDICAL: readonly Expression[] = [
  {
    means: words(
      '(?:is|are|was) not (?:moving|breathing|responding|waking up)',
      '(?:is|lies|lying|found~) unconscious|bleeding (?:badly|heavily|a lot)|(?:just )?collapsed (?:in|on|at|here)',
      '(?:fell|fallen) (?:from|off) (?:a|the|his|her|my) (?:ladder|scaffold\\w*|roof|forklift|truck|platform)',
      'there is a fire (?:in|at|on)|(?:it|the \\w+|something) is on fire(?! again with)|smells? of gas',
    ),
    unless: words(
      '(?:project|system|server|page|queue|deal|team|figures?|sales) is not (?:moving|responding)|drill|procedure|what do (?:i|we) do if|if there',
    ),
  },
  {
    means: words(
      '(?:pain|pressure|tightness|stabbing)~(?:chest|heart)',
      'chest pains?',
      'my (?:left |right |whole )?(?:arms?|legs?|hands?|fingers|feet|foot|face|eyes?|tongue|skin|back|neck|heart)~(?:tingl\\w+|numb|swollen|bleed\\w*|rash|lump|burning|paraly\\w+|races|racing)',
      'can not breathe',
      `(?:my|i|i am|am|feel|feeling|have|there is).{0,60}?${SYMPTOM}.{0,80}?${WHAT_IS_IT}`,
      `${WHAT_IS_IT}.{0,80}?(?:my|i am|i have|i|am).{0,40}?${SYMPTOM}`,
    ),
    unless: words('note|call in|who do i call|headcount'),
  },
  {
    means: words(
      `(?:take|taking|took|stop|safe|dose|how (?:many|much)|forgot|mix|swallow|which|what).{0,50}?${MEDICINE}`,
      `${MEDICINE}.{0,50}?(?:can (?:i|you) take|should i|safe|dose|how (?:many|much)|forgot|side effects?|mix)`,
      `can i~(?:with|on|after|before) (?:my |the )?${MEDICINE}|alcohol (?:with|and|on)`,
      'prescribe|dosage',
      `do i (?:have|suffer from) ${ILLNESS}`,
      `(?:do you think|think|could|may|might|is it possible)(?: that)? (?:i|it|this) (?:have got|have|am|is|be)~${ILLNESS}`,
      `(?:is|could|can|might) (?:this|it|that) (?:be )?(?:already )?${ILLNESS}`,
      `am i (?:clinically |already )?${ILLNESS}|am i going crazy`,
      '(?:my|these|what) symptoms(?! of (?:a|our|the))',
      `what (?:should|can|do) i (?:do|take) (?:against|for|about) (?:my|a|the) (?:${ILLNESS}|${SYMPTOM})`,
      'need an operation|panic attacks? or|something with my (?:heart|lungs|stomach)',
    ),
    unless: words('explain|talk to|my (?:patients?|customers?|residents?)|a patient'),
  },
]

const JOB_END =
  '(?:fired(?! up)|fire (?:me|us|him|her|them|someone|people)|dismiss(?:ed|al)?|sack(?:ed)?|terminat\\w+|lay (?:me|us) off|laid off|redundan\\w+|severance|resign\\w*)'
const PAPER = '(?:contract|agreement|termination|settlement|waiver|resignation)'

export const LEGAL: readonly Expression[] = [
  {
    means: words(
      '(?:sue|suing) (?:my|the|them|him|her|this|a|our|for)',
      'legal action|is my (?:dismissal|firing|termination|warning|notice)|do they have to pay|lawsuit|tribunal|labou?r court|in court',
      '(?:take|taking|drag|dragging)~to court|go(?:ing)? to court',
      '(?:need|want|get|getting|talk to|see|call|hire|find|take) (?:a|an|my|the) (?:lawyer|solicitor|attorney)',
      '(?:is|was|are) (?:it|that|this|they)(?: even| really)? (?:legal|lawful|illegal|unlawful)',
      'illegal(?:ly)?|unlawful(?:ly)?|legally|by law|against the law|labou?r law|employment law',
      'my (?:legal )?rights|unfair dismissal|wrongful\\w*|breach of contract|non-?compete',
    ),
    unless: words('legal team|legally blind'),
  },
  {
    means: words(
      `(?:can|may|could|are|is|will) (?:they|he|she|my (?:boss|manager|employer|company)|the (?:company|boss|firm|employer))(?: allowed to| legally)?(?: just| simply| really)? (?:fire|dismiss|sack|terminate|lay me off|deduct|withhold|keep my (?:pay|wages|money)|cut my (?:pay|wages?|salary|hours)|refuse to pay|read my)`,
      '(?:is|are) (?:my|the|our) (?:employer|boss|company|manager|firm) (?:even |legally |really )?allowed to',
      'they (?:can|could|may) (?:just )?(?:fire|sack|dismiss|terminate)',
      '(?:get|claim|entitled to|right to|demand)~(?:compensation|severance|damages)',
      `(?:can|could|may|will) (?:i|we|she|he) be (?:${JOB_END}|forced)`,
      `(?:has|have|did|does) not (?:paid|pay) (?:me|us|my (?:wages?|salary|overtime))`,
      `${JOB_END}.{0,80}?(?:valid|binding|allowed|how much|entitled|my right|legal|sign it|should i sign|can they)`,
      `(?:how much|entitled to|right to).{0,40}?(?:severance|compensation|redundancy)`,
      `(?:should i|do i have to|must i|can i refuse to) sign.{0,60}?${PAPER}`,
      `${PAPER}.{0,80}?(?:should i sign|have to sign|does (?:that|it|this) hold|is (?:that|it|this) (?:valid|binding|allowed)|enforce\\w*|can they)`,
    ),
  },
]
