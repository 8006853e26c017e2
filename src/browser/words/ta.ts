// Couldn’t connect to the shop. Check your internet connection and try again.
export const noConnection = 'கடையுடன் இணைப்பு கிடைக்கவில்லை. இன்டர்நெட் வருகிறதா என்று பார்த்து மீண்டும் முயலுங்கள்.'
