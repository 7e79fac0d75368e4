import { createAbiReader } from '../chain/abi/createAbiReader.js'
import { bytesField, encodeFields, listField } from '../chain/abi/dynamic.js'
import { encodeWord } from '../chain/abi/words.js'
import type { GatewayQuestion } from './askGateway.js'

/** What a resolver writes for a gateway that whoever asks it plays itself. */
export const batchGatewayUrl = 'x-batch-gateway:true'

/** `query((address,string[],bytes)[])` */
const querySelector = 'a780bab6'

/** `HttpError(uint16,string)`: what a resolver is told of a failure. */
const failure = `01800152${encodeFields([encodeWord(503), bytesField('')])}`

/**
 * Answers several questions of a resolver at once, as its batch gateway would.
 * @param data hex digits
 * @throws RangeError when they are none
 */
export async function answerBatch(
  data: string,
  ask: (question: GatewayQuestion) => Promise<string | undefined>,
): Promise<string> {
  if (!data.startsWith(querySelector)) throw new RangeError('Not a query')
  const questions = createAbiReader(data.slice(8)).list(0, (items, index) => {
    const question = items.tuple(index)
    return {
      sender: `0x${question.word(0).slice(24)}`,
      urls: question.list(1, (urls, place) => urls.text(place)),
      data: question.bytes(2),
    }
  })
  const answers = await Promise.all(questions.map(ask))
  return encodeFields([
    listField(
      answers.map((answer) => encodeWord(answer === undefined ? 1 : 0)),
    ),
    listField(answers.map((answer) => bytesField(answer ?? failure))),
  ])
}
