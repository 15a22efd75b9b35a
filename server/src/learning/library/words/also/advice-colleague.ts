/** What people call a piece of advice for a colleague when they look for it: its id, then words. */
export const COLLEAGUE_ADVICE_WORDS = `
ask-whether-an-ear-or-ideas: active listening, vent, just listen, do not fix
say-back-and-ask-what-you-missed: active listening, paraphrase, summarize, understand
call-after-the-third-message: email chain, endless thread, phone instead of email, misunderstanding
offer-two-exact-kinds-of-help: overwhelmed colleague, stressed colleague, offer help, support
guard-one-hour-for-a-colleague: interruptions, cover for a colleague, focus time
say-what-you-noticed-in-private: check in on a colleague, are you ok, mental health, worried about a colleague
write-the-thank-you-you-never-sent: thank you note, gratitude letter, appreciation
leave-thanks-for-the-shift-before: thank the night shift, appreciation, note
tell-their-manager-what-they-did: praise to the boss, kudos, recommend, other department
show-what-arrives-at-your-end: give feedback to a colleague, sloppy work, poor quality, sbi
mark-a-draft-keep-ask-change: review a document, proofread, comment on a draft, give feedback
ask-about-their-best-hour: strengths, positive feedback, appreciative
ask-for-the-weakest-line: review my draft, ask for feedback, proofread, second pair of eyes
show-two-versions-and-ask-which: a b test, options, ask for feedback, prototype
trade-one-wish-about-working-together: peer feedback, collaboration, work better together
ask-for-the-sentence-that-was-cut-off: interrupted in a meeting, talked over, mansplaining, ally
ask-an-overlooked-colleague-for-advice: quiet colleague, introvert, include
let-them-in-on-the-joke: abbreviations, acronyms, inside joke, jargon, left out
sit-beside-them-in-their-first-meeting: new hire, buddy, first meeting
share-a-break-in-their-first-week: lunch with a newcomer, coffee, new hire, lonely
write-one-page-for-a-returner: back from parental leave, back from sick leave, catch up, what did I miss
name-what-you-agree-with-first: disagree, contradict, yes but, objection
put-both-views-on-one-page: recurring argument, conflict with a coworker, same fight
ask-what-they-need-to-protect: negotiation, interests, compromise, win win, conflict
own-the-mistake-in-three-sentences: apologize to a coworker, say sorry, admit a mistake
say-that-it-stung-within-two-days: hurt by a remark, offended, conflict, insult
draw-the-steps-of-a-mix-up-together: misunderstanding, error, blame, root cause
hand-over-in-one-fixed-order: sbar, checklist, handoff, shift change, ipass
write-the-cover-page-before-leave: holiday handover, who covers for me, vacation, pto
put-two-lines-on-what-you-forward: forward email, fyi, cc, email overload
teach-it-in-three-short-goes: train a colleague, teach, spaced learning, mentor
think-aloud-at-the-tricky-part: show how, demonstrate, train, mentor, apprentice
put-their-name-forward: sponsor, recommend, promote a colleague, nominate
say-honestly-whether-now-is-good: got a minute, interruptions, busy, disturbed
ask-how-it-went-with-what-they-told-you: follow up, care, small talk, remember
hear-the-old-complaint-to-its-end: complainer, moaning, negative colleague, whining, venting
say-one-sentence-on-the-first-day-back: bereavement, condolences, lost her husband, death in the family, grief, miscarriage
offer-to-carry-the-news: bad news, illness, cancer, diagnosis, bereavement, tell the team
stay-beside-them-after-a-bad-scene: trauma, accident, attack, shock, aggressive customer
help-with-your-hands-in-your-pockets: do not take over, explain, show on screen, teach
answer-and-show-where-it-stands: same question again and again, repeated questions, documentation
pave-the-way-to-the-one-who-knows: refer, introduce, who knows what, expert
bring-them-the-end-of-the-story: meaning, positive feedback, impact, motivation
tell-them-what-you-did-with-their-tip: thank for advice, follow up, feedback loop
take-them-to-where-it-is-used: visit, see the customer, field trip, purpose
praise-the-choice-not-the-talent: growth mindset, positive feedback, good job, compliment
ask-how-they-did-it: learn from a colleague, curiosity, compliment
tell-them-what-you-have-copied: compliment, role model, praise
tell-the-ten-second-truth: spinach in teeth, open fly, stain, embarrassing, body odor
take-the-error-to-its-owner-first: cc the boss, expose, point out a mistake, discreet, tattle
ask-whether-they-want-to-hear-it: blind spot, awkward feedback, honest, bad impression
say-one-flat-sentence-and-go-on: sexist joke, racist joke, bystander, inappropriate comment
ask-what-they-want-after-it-hurt: bystander, support a victim, bullying, harassment, ally
have-a-quiet-word-with-the-one-who-said-it: sexist joke, call in, inappropriate remark, confront
tell-them-three-unwritten-rules: new hire, culture, onboarding, insider tips
ask-what-feels-too-late-to-ask: stupid questions, newcomer, onboarding, afraid to ask
give-the-agency-worker-five-minutes: welcome a temp, new face, temporary staff, first day
tell-them-before-the-meeting: no surprises, disagree, heads up, contradict, pre-align
say-it-aloud-when-they-moved-you: change my mind, admit, good argument, concede
go-over-to-them-once-it-is-decided: lost argument, reconcile, after a fight, disagree and commit
stop-telling-the-story-about-them: annoying colleague, gossip, difficult colleague, prejudice
find-out-what-their-week-is-measured-by: difficult colleague, uncooperative, kpi, refuses, other department
give-your-contact-a-fixed-shape: difficult colleague, annoying coworker, dread, limit contact
share-one-dull-job-after-a-rift: make up, reconcile, ice breaker, not talking
take-an-apology-so-that-it-can-rest: forgive, accept an apology, grudge
say-sorry-late-with-a-repair-in-hand: late apology, guilt, apologize to a coworker, make amends
open-it-while-they-are-still-there: takeover, handoff, first step, cover
ask-what-they-would-look-at-first: handover questions, priorities, takeover
give-the-cover-back-in-three-lists: end of cover, hand back, back from vacation
be-the-audience-for-a-dry-run: rehearsal, practice talk, presentation nerves, interview practice
tell-them-what-they-are-ready-for: encourage, promotion, potential, next step
give-advice-with-its-date-on-it: career advice, mentor, what would you do
write-to-a-colleague-who-was-let-go: layoffs, fired, laid off, redundancy, survivor guilt
ask-a-leaver-for-introductions: contacts, network, successor, colleague leaves
see-the-quiet-leaver-off: last day, farewell, somebody is leaving the team, goodbye
`
