/**
 * Titles as encyclopedias have them, in the languages and scripts of their readers, by language tag: words, names and
 * what else stands in titles. All of them are written in order, and in normalization form C.
 */
export const titles: readonly (readonly [language: string, titles: readonly string[]])[] = `
de: Straße Größe Fußgängerübergang Österreich Bäckerei_Müller Spaß–Faktor Ärztehaus Übermaß
fr: Théorie_des_ensembles Pâté_en_croûte Œuvre_d’art Noël L’Île-d’Aix À_la_recherche_du_temps Cœur Garçon
es: Año_nuevo Ñandú ¿Qué_es_un_átomo? 1.ª_División Pingüino España N.º_2 Cigüeña
pt: São_Paulo Coração Pão_de_açúcar IRMÃ Avó_e_avô Três_Corações Âncora Irmãos
it: Città Perché È_così Caffè Libertà Più_volte Virtù L’università
ca: Col·legi Paral·lel Plaça Això Català Raïm Llengües
ro: Brânză Țară Știință Mâine Împărat Pădure Înțelepciune
pl: Łódź Żółw Gęś Kraków Śnieg Źródło Chrząszcz Wrocław
cs: Žluťoučký_kůň Příliš Řeka Děčín Šťastný Úterý Čeština
sk: Košice Dážď Ľúbica Žiaľ Kĺb Vŕba Päť
hu: Őrség Üröm Tűzoltó Árvíztűrő_tükörfúrógép Győr Könyv Fésű
hr: Čovječe Đurđevac Šibenik Žuti Ćuprija Riječ
sl: Žaba Češnja Šola Ljubljana Kočevje
sq: Gjuhë Çaj Shqipëri Bukë
tr: İstanbul Iğdır Çağ Şişli Ağaç Gülümse Öğrenci
az: Azərbaycan Şəki Gəncə Üzüm Çörək
kk-latn: Qazaqstan Oñtüstık Šymkent Ūlttyq
is: Þingvellir Ísland Æðardúnn Eyjafjallajökull Ólafur Hús
fo: Føroyar Kópakonan Árstíð Eysturoy
sv: Ångström Älg Öresund Åre Färöarna Gävle
da: Ærø Øresund Ålborg Rødgrød_med_fløde Blå
nb: Tromsø Bjørn Håp Ålesund Vær
fi: Äiti Työ Hämeenlinna Yö Jyväskylä
et: Õun Jõulud Püha Võru Öö Tšehhi
lv: Rīga Šķūnis Ūdens Ģimene Čūska Ēka
lt: Žąsis Šiauliai Ąžuolas Ėglė Ūkis Įžanga
cy: Tŷ Dŵr Môr Gwybodaeth Hŷn
ga: Éire Fáilte Sráid Úll Bóthar
mt: Ħaġar Ġgantija Żebbuġ Ċirku Għawdex
eo: Ĉevalo Ĝardeno Ŝipo Ĵurnalo Ŭa Ĥoro
vi: Việt_Nam Hồ_Chí_Minh Đường Kinh_độ_của_điểm Ánh_sáng Phở Nguyễn Ướt
haw: Hawaiʻi Oʻahu Kānaka Lānaʻi
mi: Māori Wānaka Tāne Pōneke
sm: Sāmoa Tūlaga Faʻafetai
yo: Yorùbá Ọjọ́ Ẹ̀kọ́ Ìbàdàn Ọ̀ṣun
ig: Ụlọ Ọka Asụsụ Ndị_Igbo
ha: Ƙasa Ɓaure Ɗalibi Ƴanci
ee: Eʋegbe Ɖevi Ŋutsu Ɔsɔfo
ln: Lingála Mɔ́tɔ Ndɛ́kɛ Kɔ́ngɔ
nv: Diné_bizaad Łį́į́ʼ Chʼil Tó
gn: Avañeʼẽ Ñeʼẽ Mbo’e Ka’aguy
nah: Nāhuatl Tōnatiuh Xōchitl
ru: Москва Ёлка Съёмка Мышь Щука Ту-154 Год_2020 №_5 Т-34
uk: Україна Їжак Ґанок П’ять Єдність Київ Об’єкт
be: Беларусь Ў_лесе Мінск Ёсць Сям’я
bg: България Ъгъл Пловдив Щастие София
sr: Београд Њива Ђак Љубав Џеп Ћуприја
mk: Скопје Ќебе Ѓавол Ѕвезда Њујорк
kk: Қазақстан Әліппе Өзен Ұлттық Іле Һауа
ky: Кыргызстан Өмүр Үй Тең
tg: Тоҷикистон Ҷаҳон Ӯ Ғарм Қалам
tt: Татарстан Җир Әни Һава Ңылар
mn: Монгол_улс Өвөл Үүл Улаанбаатар
os: Ӕрыдон Дзӕуджыхъӕу Ирон_ӕвзаг
cv: Чӑваш Ҫырма Ӳкерчӗк Ӗҫ
ab: Аҧсны Аҟәа Ҩажәа Аӡы
cu: Словѣ́ньскъ Ꙗзꙑкъ Ѳеодоръ
el: Ελλάδα Αθήνα Άνθρωπος Ήλιος Ώρα Προϊόν Ύδωρ Μαΐου
grc: Ἑλλάς Ὅμηρος Ῥόδος Ἀχιλλεύς Ζεῦς ᾨδή
hy: Հայաստան Երևան Լեռնաշխարհ և_ուրիշներ Ծառ Ֆիլմ
ka: საქართველო თბილისი ქართული_ენა მზე წყალი
am: ኢትዮጵያ አዲስ_አበባ ፀሐይ ውሃ ሰው
ti: ኤርትራ ኣስመራ ትግርኛ ማይ
he: ירושלים תל_אביב שבת_שלום מים ספר תל־אביב הַשָּׁלוֹם
yi: ייִדיש פֿאַרבאַנד װאַסער בוך זון
ar: القاهرة تصنيف:جغرافيا الماء كتاب_الطبخ لغة_عربية شَمْس مؤمن لا_إله
fa: تهران زبان_فارسی می\u200Cخواهم کتاب\u200Cخانه رده:نویسندگان گل پرونده
ur: پاکستان اردو_زبان لاہور پانی ٹیکسی کتابیں
ps: افغانستان پښتو کندهار اوبه ځمکه
ckb: هەولێر زمانی_کوردی ئاو ڕۆژ کوێ
ug: ئۇيغۇر قەشقەر سۇ كىتاب
sd: سنڌي ڪراچي پاڻي ڄام
ks: کٲشُر سرینگر آب
pnb: پنجابی لہور پانی
arz: مصر بحرى_و_قبلى نيل
arc: ܣܘܪܝܝܐ ܒܝܬ_ܢܗܪܝܢ ܡܝܐ ܟܬܒܐ
dv: ދިވެހިރާއްޖެ މާލެ ފެން ފޮތް އައްޑޫ
nqo: ߒߞߏ ߞߊ߲߬ ߖߌ ߟߍ߰ߙߍ
ff-adlm: 𞤆𞤵𞤤𞤢𞤪 𞤊𞤵𞤤𞤬𞤵𞤤𞤣𞤫 𞤐𞤣𞤭𞤴𞤢𞤥
hi: हिन्दी भारत क्षत्रिय ज़मीन श्री_गणेश पानी सितारा उत्तर_प्रदेश
mr: मराठी मुंबई पुणे ज्ञानेश्वर पाणी
ne: नेपाल काठमाडौँ पानी हिमाल
sa: संस्कृतम् रामायणम् वेदाः ॐ ज्ञानम्
bho: भोजपुरी बनारस पानी
bn: বাংলাদেশ ঢাকা রবীন্দ্রনাথ_ঠাকুর জল র\u200D্যাব বই উৎসব
as: অসমীয়া গুৱাহাটী পানী
pa: ਪੰਜਾਬ ਅੰਮ੍ਰਿਤਸਰ ਪਾਣੀ ਕਿਤਾਬ
gu: ગુજરાત અમદાવાદ પાણી જ્ઞાન
or: ଓଡ଼ିଶା ଭୁବନେଶ୍ୱର ପାଣି
ta: தமிழ் சென்னை ஸ்ரீ தண்ணீர் நூல்
te: తెలుగు హైదరాబాద్ నీరు సాఫ్ట్\u200Cవేర్ శ్రీ
kn: ಕನ್ನಡ ಬೆಂಗಳೂರು ನೀರು ರ\u200D್ಯಾಲಿ
ml: മലയാളം തിരുവനന്തപുരം വെള്ളം അവൻ സോഫ്റ്റ്\u200Cവെയർ
si: සිංහල ශ්\u200Dරී_ලංකාව කොළඹ ජලය
th: ประเทศไทย กรุงเทพมหานคร น้ำ ภาษาไทย ทำงาน ฯลฯ ๆ
lo: ປະເທດລາວ ວຽງຈັນ ນ້ຳ ໜັງສື ໝາ
km: កម្ពុជា ភ្នំពេញ ទឹក សៀវភៅ ព្រះ
my: မြန်မာ ရန်ကုန် ရေ စာအုပ်
shn: ၵႂၢမ်းတႆး မိူင်း ၼမ်ႉ
bo: བོད་ཡིག ལྷ་ས། ཆུ དཔེ་ཆ
dz: འབྲུག_ཡུལ ཐིམ་ཕུ ཆུ
ja: 日本 東京タワー ひらがな カタカナ サーバー なぜ？ （曖昧さ回避）の説明 ゝの字 2020年 Tシャツ 々
ko: 한국 서울_특별시 ㄱ 티셔츠 한글_맞춤법 2020년 SF소설 ㅋㅋㅋ
zh: 中国 北京市 火星_(妖怪) 三国演义：第一回 上海・外滩 卡拉OK 〇 𠮷野家
zh-tw: 臺灣 臺北市 注音ㄅㄆㄇ 繁體中文 「引號」
yue: 香港 廣東話 唔該 叉燒飯 𨋢
ii: ꆈꌠꉙ ꁱꂷ ꃅꎔ
chr: ᏣᎳᎩ ᎠᎹ ᏩᏥᏂ
iu: ᐃᓄᒃᑎᑐᑦ ᓄᓇᕗᑦ ᐃᒥᖅ
mn-mong: ᠮᠣᠩᠭᠣᠯ ᠪᠢᠴᠢᠭ ᠨᠣᠮ
zgh: ⵜⴰⵎⴰⵣⵉⵖⵜ ⴰⵎⴰⵏ ⴰⴳⵍⵍⵉⴷ
jv: ꦗꦮ ꦧꦱꦗꦮ ꦧꦚꦸ
ban: ᬩᬮᬶ ᬬᬾᬄ ᬩᬲ
su: ᮞᮥᮔ᮪ᮓ ᮘᮔ᮪ᮓᮥᮀ ᮎᮄ
sat: ᱥᱟᱱᱛᱟᱲᱤ ᱫᱟᱜ ᱯᱩᱛᱷᱤ
mni: ꯃꯤꯇꯩꯂꯣꯟ ꯏꯝꯐꯥꯜ ꯏꯁꯤꯡ
cjm: ꨌꩌ ꨀꨤꨯ
tdd: ᥖᥭᥰ ᥖᥬᥲ
khb: ᦅᧄᦺᦑᦟᦹᧉ ᦓᧄᧉ
nod: ᨲᩫ᩠ᩅᨾᩮᩬᩥᨦ ᨶᩣᩴ᩶
vai: ꕙꔤ ꗰꗡ
bax: ꚠꚳ ꛀꛣꚧ
got: 𐌲𐌿𐍄𐌹𐍃𐌺 𐍅𐌰𐍄𐍉
ccp: 𑄌𑄋𑄴𑄟𑄳𑄦 𑄛𑄚𑄨
en: Beyoncé naïve_café Æthelred_the_Unready Schrödinger’s_cat π TNFα C♯ Ångström H₂O E=mc² 20_°C 50_€ ❤\uFE0F 😀 👨\u200D👩\u200D👧\u200D👦 🇩🇪 ☎\uFE0F 1\uFE0F⃣
la: Caelī_terraeque Rōma Ōrdō Æneis
signs: C♭_major 3¼_inches Año_№_5 Σ-algebra β-carotene Δt μ-law
`
  .trim()
  .split("\n")
  .map((line) => {
    const [language = "", list = ""] = line.split(": ");
    return [language, list.split(" ")];
  });
