/** Millets, rice and other grains, and pulses. Each line is a group, as `food-terms.ts` says. */
export const grainsAndPulses = `
ragi, finger millet, nachni, mandua, kezhvaragu, kelvaragu, keppai, kepai, kelviragu, ராகி, கேழ்வரகு, கேப்பை, ragulu, taidalu, panjappullu
pearl millet, bajra, bajri, kambu, கம்பு, sajjalu, sajje
sorghum, jowar, jwari, cholam, solam, சோளம், jonnalu, jola, white millet
foxtail millet, kangni, thinai, tinai, தினை, korralu, navane, kakum
little millet, kutki, samai, saamai, சாமை, samalu, saame
kodo millet, kodra, varagu, வரகு, arikelu, harka
barnyard millet, sanwa, kuthiraivali, குதிரைவாலி, udalu, oodalu, jhangora
proso millet, pani varagu, panivaragu, பனிவரகு, barri, cheena
browntop millet, kula samai, korale, குலசாமை
millet, millets, siruthaniyam, sirudhaniyam, chirudhanyam, சிறுதானியம், சிறுதானிய, siridhanya
rice, chawal, arisi, அரிசி, biyyam, akki, ari
black rice, karuppu kavuni, kavuni, kavuni arisi, karuppu arisi, karupparisi, forbidden rice, kala chawal, கருப்பு கவுனி, கவுனி, கவுனி அரிசி, கருப்பரிசி, கருப்பு அரிசி
red rice, sigappu arisi, sivappu arisi, சிவப்பு அரிசி, matta rice, lal chawal
brown rice, kaikuthal arisi, கைக்குத்தல் அரிசி
mappillai samba, mapillai samba, மாப்பிள்ளை சம்பா
wheat, gehun, godhumai, kothumai, கோதுமை, godhuma, godhi, gothambu
whole wheat, atta, முழு கோதுமை
broken wheat, dalia, daliya, samba rava, சம்பா ரவை, lapsi
maize, corn, makka, makkacholam, மக்காச்சோளம், mokkajonna
barley, jau, barli, பார்லி
oats, oat, oatmeal, ஓட்ஸ்
quinoa, கினோவா
amaranth, rajgira, thandu keerai vidhai
buckwheat, kuttu
semolina, sooji, suji, rava, rawa, ravai, ரவை
vermicelli, semiya, sevai, சேமியா
flattened rice, poha, aval, அவல், atukulu, avalakki
puffed rice, murmura, pori, பொரி, maramaralu
gram, chana, bengal gram, chana dal, kadalai paruppu, kadala paruppu, கடலைப் பருப்பு, senagapappu
chickpea, kabuli chana, konda kadalai, kondakadalai, கொண்டைக்கடலை, chole
roasted gram, roasted bengal, bhuna chana, pottukadalai, pottu kadalai, udaitha kadalai, பொட்டுக்கடலை, putnalu
gram flour, besan, kadalai maavu, கடலை மாவு
green gram, moong, mung, pachai payaru, pasi payaru, payatham paruppu, பச்சைப்பயறு, பாசிப்பயறு, pesalu, cherupayar, hesaru
black gram, urad, urad dal, ulundhu, ulunthu, ulutham paruppu, உளுந்து, உளுத்தம் பருப்பு, minapappu
toor dal, tur dal, arhar, arhar dal, pigeon pea, thuvaram paruppu, tuvaram paruppu, துவரம் பருப்பு, kandipappu
horse gram, kulthi, kollu, கொள்ளு, ulavalu, huruli, muthira
lentil, masoor, mysore paruppu, மைசூர் பருப்பு
cowpea, lobia, karamani, thattapayaru, காராமணி, தட்டைப்பயறு
kidney bean, rajma, ராஜ்மா
field bean, mochai, மொச்சை
soya, soy, soybean, soya bean, சோயா
pulse, dal, daal, dhal, paruppu, பருப்பு, payaru, பயறு, pappu, parippu
peas, matar, pattani, பட்டாணி, batani
moth bean, matki, naripayaru, நரிப்பயறு
black chickpea, kala chana, karuppu kondakadalai, கருப்பு கொண்டைக்கடலை
seeraga samba, jeeraka samba, சீரக சம்பா
thooyamalli, தூயமல்லி
poongar, பூங்கார்
kattuyanam, காட்டுயானம்
ponni, பொன்னி
basmati, பாஸ்மதி
idli rice, idli arisi, இட்லி அரிசி
bamboo rice, moongil arisi, மூங்கில் அரிசி
`
