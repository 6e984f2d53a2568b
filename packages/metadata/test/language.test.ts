import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../src/language/detect-language.ts';

const SENTENCES: Readonly<Record<string, string>> = {
  en: 'The rain that fell over the hills was not heavy, and it is what the farmers have waited for with patience.',
  de: 'Der Regen ist nicht stark, aber die Bauern haben auf das Wasser gewartet und sind mit dem Wetter zufrieden.',
  fr: 'La pluie est tombée sur les collines et les paysans sont contents, parce que le sol est sec pour la saison.',
  es: 'La lluvia que cayó en los campos no fue muy fuerte, pero es lo que los campesinos esperaban para su cosecha.',
  pt: 'A chuva que caiu nos campos não foi muito forte, mas é o que os agricultores esperavam para uma boa colheita do ano.',
  it: 'La pioggia che è caduta nei campi non è stata forte, ma è quello che i contadini aspettavano per il raccolto della stagione.',
  nl: 'De regen die op het land viel was niet zwaar, maar het is wat de boeren voor een goede oogst van dit jaar met geduld hadden.',
  sv: 'Regnet som föll över kullarna var inte tungt, men det är vad bönderna har väntat på för att få en bra skörd av havre.',
  pl: 'Deszcz, który spadł na pola, nie był mocny, ale jest to coś, na co rolnicy czekali od dawna i o czym się mówi.',
  cs: 'Déšť, který spadl na pole, není silný, ale je to něco, na co se sedláci těšili a o čem se mluví jako o zázraku.',
  tr: 'Tarlalara düşen yağmur çok güçlü değil, ancak bu çiftçiler için daha iyi bir yıl ve daha çok ürün olarak görülüyor gibi.',
  ru: 'Дождь, который прошёл, был не сильный, но это то, что все ждали, и он как раз по погоде для урожая на полях.',
  uk: 'Дощ, який пройшов, був не сильний, але це те, що всі чекали, і він якраз до врожаю на полях та в садах.',
  el: 'Η βροχή που έπεσε δεν ήταν δυνατή.',
  he: 'הגשם שירד על ההרים לא היה חזק.',
  ar: 'المطر الذي نزل على الحقول لم يكن قويا، ولكن هذا ما كان ينتظره الفلاحون في هذه السنة من كل عام إلى أن جاء.',
  fa: 'بارانی که در دشت بارید زیاد نبود و این را کشاورزان از خدا می خواستند که برای آن تا امروز با صبر است.',
  zh: '田野上下的雨不大，但是农民等了很久。',
  ja: '畑に降った雨は強くなかったが、農家は長く待っていた。',
  ko: '들판에 내린 비는 많지 않았지만 농부들은 오래 기다렸다.',
  th: 'ฝนที่ตกลงมาไม่หนัก',
};

describe('detectLanguage', () => {
  it.each(Object.entries(SENTENCES))('tells %s', (language, text) => {
    expect(detectLanguage(text)?.language).toBe(language);
  });

  it.each(['', '1234 – 5678', 'Sony WH-1000XM5', 'const a = b + c;'])('does not guess from %j', (text) => {
    expect(detectLanguage(text)).toBeUndefined();
  });

  it('takes a middle dot in Chinese names for no Japanese', () => {
    expect(detectLanguage('列夫・托尔斯泰在田野上写作')?.language).toBe('zh');
  });
});
